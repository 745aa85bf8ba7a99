import { unstableSetRender } from 'antd-mobile/es/utils/unstable-render'
import { createRoot, type Root } from 'react-dom/client'

const roots = new WeakMap<Element | DocumentFragment, Root>()

/**
 * antd-mobile 5 opens its imperative layers through ReactDOM.render, which React 19 no longer has: without this nothing
 * appears, and nothing throws. Called once, at the entry.
 */
export function connectAntdMobile(): void {
  unstableSetRender((node, container) => {
    const root = roots.get(container) ?? createRoot(container)
    roots.set(container, root)
    root.render(node)

    return async () => {
      // Not while React is still rendering what asks for the removal.
      await Promise.resolve()
      root.unmount()
      roots.delete(container)
    }
  })
}
