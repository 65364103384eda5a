import mdx from '@mdx-js/rollup'
import rehypeSlug from 'rehype-slug'
import remarkGfm from 'remark-gfm'
import type { PluginOption } from 'vite'

/** Words under `content/` become components, in the build and in tests alike. */
export const mdxPlugin: PluginOption = {
  enforce: 'pre',
  ...mdx({ remarkPlugins: [remarkGfm], rehypePlugins: [rehypeSlug] }),
}
