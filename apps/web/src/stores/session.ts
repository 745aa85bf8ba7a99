import type { LoginResult } from '@kangban/contracts'
import { create } from 'zustand'
import { clearStored, readStored, readStoredJson, TOKEN, writeStored } from './storage.ts'
import { dropTyped, keepTyped, returnTyped } from './typed.ts'

/** The part of the user info that is kept in the browser: never the ID number or the refresh token. */
export interface StoredUser {
  userCode: string
  userPhone: string
  name: string | null
  avatar: string | null
  isBinding: boolean
}

interface SessionState {
  /** The raw token; empty when nobody is logged in. */
  token: string
  user: StoredUser | null
  logIn: (result: LoginResult) => void
  /** Empties local storage, as documented for logout and for an ended session. */
  forget: () => void
  /** The same where the session ended elsewhere: what was being typed waits for the same person. */
  end: () => void
}

function readUser(): StoredUser | null {
  const stored = readStoredJson('userStore')

  return typeof stored === 'object' && stored !== null && 'userCode' in stored
    ? (stored as StoredUser)
    : null
}

export const useSession = create<SessionState>((set, get) => ({
  token: readStored(TOKEN) ?? '',
  user: readUser(),
  logIn: ({ token, userCode, userInfo }) => {
    const { userPhone, name, avatar, isBinding } = userInfo
    const user: StoredUser = { userCode, userPhone, name, avatar, isBinding }
    writeStored(TOKEN, token)
    writeStored('userCode', userCode)
    writeStored('userStore', JSON.stringify(user))
    returnTyped(userCode)
    set({ token, user })
  },
  end: () => {
    const userCode = get().user?.userCode
    // Several calls may tell of the end: the first one finds what was typed.
    if (userCode) keepTyped(userCode)
    clearStored()
    set({ token: '', user: null })
  },
  forget: () => {
    dropTyped()
    clearStored()
    set({ token: '', user: null })
  },
}))
