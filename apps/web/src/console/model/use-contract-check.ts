import type { Progress } from '@kangban/contract-check'
import { useEffect, useRef, useState } from 'react'
import { CONSOLE } from '../copy.ts'
import { checkContracts, type Outcome } from './contract-check.ts'

const copy = CONSOLE.check

export type Checking =
  | { state: 'idle' }
  | { state: 'running'; progress: Progress | null }
  | { state: 'done'; outcome: Outcome }
  | { state: 'failed'; why: string }

/** One run at a time; it ends with the panel. */
export function useContractCheck(phone: string) {
  const [checking, setChecking] = useState<Checking>({ state: 'idle' })
  const running = useRef<AbortController | null>(null)

  useEffect(() => () => running.current?.abort(), [])

  const start = async () => {
    const stopping = new AbortController()
    running.current = stopping
    const { signal } = stopping
    const show = (next: Checking) => !signal.aborted && setChecking(next)
    show({ state: 'running', progress: null })

    try {
      const onProgress = (progress: Progress) => show({ state: 'running', progress })
      show({ state: 'done', outcome: await checkContracts({ phone, signal, onProgress }) })
    } catch (cause) {
      show({ state: 'failed', why: cause instanceof Error ? cause.message : copy.broken })
    }
  }

  const stop = () => {
    running.current?.abort()
    setChecking({ state: 'failed', why: copy.stopped })
  }

  return { checking, start, stop }
}
