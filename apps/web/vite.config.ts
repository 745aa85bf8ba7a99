import react from '@vitejs/plugin-react'
import pxtorem from 'postcss-pxtorem'
import { defineConfig } from 'vite'
import { compression } from 'vite-plugin-compression2'
import web from './package.json' with { type: 'json' }
import { DESIGN_ROOT_PX } from './src/app/root-font.ts'

const server = 'http://127.0.0.1:8081'

export default defineConfig({
  define: { 'import.meta.env.WEB_VERSION': JSON.stringify(web.version) },
  // Relative, so that the app runs from any path of a host.
  base: './',
  // Ready-made .gz files, which the service and nginx hand out as they are.
  plugins: [react(), compression({ algorithms: ['gzip'], threshold: 1000 })],
  css: {
    postcss: {
      // Also over antd-mobile's style sheets. Hairlines of 1 px stay as they are.
      plugins: [pxtorem({ rootValue: DESIGN_ROOT_PX, propList: ['*'], minPixelValue: 2 })],
    },
  },
  server: {
    proxy: {
      '/api': server,
      '/articles': server,
      '/config.json': server,
      '/demo': server,
      '/sim': { target: server, ws: true },
    },
  },
  build: {
    target: 'es2022',
    // What scripts/weigh-web.mjs reads.
    manifest: true,
    // jspdf loads these for pages of HTML and SVG, which nothing here makes: left out, they are neither built nor shipped.
    rolldownOptions: { external: ['html2canvas', 'dompurify', 'canvg'] },
  },
})
