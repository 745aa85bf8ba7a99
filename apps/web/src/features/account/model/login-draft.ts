import { create } from 'zustand'
import type { LoginForm } from './login-form.ts'

interface LoginDraft extends LoginForm {
  /** When the newest code was sent (ms), and where. */
  sent: { at: number; phone: string } | null
}

const EMPTY: LoginDraft = { phone: '', pin: '', agreed: false, sent: null }

/** Survives a look at the agreements; forgotten after the login. */
export const useLoginDraft = create<LoginDraft>(() => EMPTY)

export const forgetLoginDraft = (): void => useLoginDraft.setState(EMPTY)
