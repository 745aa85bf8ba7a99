import { create } from 'zustand'
import { readStored, writeStored } from './storage.ts'

interface SettingsState {
  /** Elderly mode (长辈版); stored as oldAge = '1'. */
  elder: boolean
  /** Font size 特大. */
  extraLarge: boolean
  setElder: (on: boolean) => void
  setExtraLarge: (on: boolean) => void
  /** Writes the settings again after local storage was emptied by a logout: how one reads belongs to the device. */
  keep: () => void
}

const store = (key: string, on: boolean) => writeStored(key, on ? '1' : null)

export const useSettings = create<SettingsState>((set, get) => ({
  elder: readStored('oldAge') === '1',
  extraLarge: readStored('extraLarge') === '1',
  setElder: (elder) => {
    store('oldAge', elder)
    set({ elder })
  },
  setExtraLarge: (extraLarge) => {
    store('extraLarge', extraLarge)
    set({ extraLarge })
  },
  keep: () => {
    const { elder, extraLarge } = get()
    store('oldAge', elder)
    store('extraLarge', extraLarge)
  },
}))
