// The demo console is built apart from the app, beside whose files it stands: the app's first screen does not grow by it.
import react from '@vitejs/plugin-react'
import pxtorem from 'postcss-pxtorem'
import { defineConfig } from 'vite'
import { DESIGN_ROOT_PX } from './src/app/root-font.ts'

const here = (path: string) => new URL(path, import.meta.url).pathname

export default defineConfig({
  root: here('console'),
  base: '/demo/',
  publicDir: false,
  plugins: [react()],
  resolve: { alias: { '/src': here('src') } },
  css: {
    postcss: {
      plugins: [pxtorem({ rootValue: DESIGN_ROOT_PX, propList: ['*'], minPixelValue: 2 })],
    },
  },
  build: { target: 'es2022', outDir: here('dist/demo'), emptyOutDir: true },
})
