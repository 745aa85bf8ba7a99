import { create } from 'zustand'

interface ShellState {
  /** Height of the host's status bar in px of the design. */
  statusBarHeight: number
  setStatusBarHeight: (height: number) => void
  /** Names of the screens that stay alive and keep their scroll position. */
  keepAliveList: readonly string[]
  addKeepAlive: (name: string) => void
  removeKeepAlive: (name: string) => void
  /** Requests under way that show the loading indicator. */
  loadingCount: number
  startLoading: () => void
  endLoading: () => void
  /** Where the user wanted to go when a login or a permission stood in the way. */
  intendedPath: string | null
  setIntendedPath: (path: string | null) => void
}

export const useShell = create<ShellState>((set) => ({
  statusBarHeight: 24,
  setStatusBarHeight: (height) => {
    if (Number.isFinite(height) && height >= 0) set({ statusBarHeight: height })
  },
  keepAliveList: ['health'],
  addKeepAlive: (name) =>
    set(({ keepAliveList }) =>
      keepAliveList.includes(name) ? {} : { keepAliveList: [...keepAliveList, name] },
    ),
  removeKeepAlive: (name) =>
    set(({ keepAliveList }) => ({ keepAliveList: keepAliveList.filter((kept) => kept !== name) })),
  loadingCount: 0,
  startLoading: () => set(({ loadingCount }) => ({ loadingCount: loadingCount + 1 })),
  endLoading: () => set(({ loadingCount }) => ({ loadingCount: Math.max(0, loadingCount - 1) })),
  intendedPath: null,
  setIntendedPath: (intendedPath) => set({ intendedPath }),
}))
