import mdx from '@mdx-js/rollup'
import rehypeSlug from 'rehype-slug'
import remarkGfm from 'remark-gfm'
import type { PluginOption } from 'vite'

/** Compiles MDX under `content/` to components, for the build and for tests. */
export const mdxPlugin: PluginOption = {
  enforce: 'pre',
  ...mdx({ remarkPlugins: [remarkGfm], rehypePlugins: [rehypeSlug] }),
}
