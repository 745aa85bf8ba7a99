declare module 'postcss-pxtorem' {
  import type { PluginCreator } from 'postcss'
  const pxtorem: PluginCreator<{ rootValue: number; propList: string[]; minPixelValue: number }>
  export default pxtorem
}
