// @vitest-environment jsdom
import { describe, expect, it } from 'vitest'
import { useShell } from './shell.ts'

const shell = () => useShell.getState()

describe('the shell store', () => {
  it('[SHELL-05] keeps the home screen alive from the start', () => {
    expect(shell().keepAliveList).toEqual(['health'])
  })

  it('[SHELL-07] adds a name once', () => {
    shell().addKeepAlive('integral')
    shell().addKeepAlive('integral')
    expect(shell().keepAliveList).toEqual(['health', 'integral'])
  })

  it('[SHELL-08] removes a name', () => {
    shell().removeKeepAlive('health')
    expect(shell().keepAliveList).toEqual([])
  })

  it('[SHELL-09] starts with a status bar of 24', () => {
    expect(shell().statusBarHeight).toBe(24)
  })

  it('[REQ-44] counts the requests under way, and never below none', () => {
    shell().startLoading()
    shell().startLoading()
    shell().endLoading()
    expect(shell().loadingCount).toBe(1)
    shell().endLoading()
    shell().endLoading()
    expect(shell().loadingCount).toBe(0)
  })
})
