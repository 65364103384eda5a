import { reactRouter } from '@react-router/dev/vite'
import { defineConfig } from 'vite'
import { dealerFacts, dealerResolution } from '../vite/dealer.ts'

export default defineConfig({
  plugins: [dealerFacts, reactRouter()],
  resolve: dealerResolution,
  publicDir: false,
  build: { emptyOutDir: true },
  ssr: { noExternal: ['lucide-react'] },
  environments: {
    ssr: {
      build: { sourcemap: true, rolldownOptions: { input: 'handler.ts' } },
    },
  },
})
