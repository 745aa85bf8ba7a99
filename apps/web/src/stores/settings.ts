import { create } from 'zustand'
import { readStored, writeStored } from './storage.ts'

export const TEXT_SIZES = ['standard', 'large', 'extraLarge'] as const
export type TextSize = (typeof TEXT_SIZES)[number]

export const THEMES = ['auto', 'light', 'dark'] as const
/** Light, dark, or as the phone is. */
export type Theme = (typeof THEMES)[number]

interface SettingsState {
  /** Elderly mode (长辈版); stored as oldAge = '1'. */
  elder: boolean
  /** Font size 标准, 大 or 特大. */
  textSize: TextSize
  /** Whether it is larger than 标准: what has room for 特大 has it for 大 too, so that layouts know these two alone. */
  extraLarge: boolean
  theme: Theme
  setElder: (on: boolean) => void
  setTextSize: (size: TextSize) => void
  setTheme: (theme: Theme) => void
  /** Writes the settings again after local storage was emptied by a logout: how one reads belongs to the device. */
  keep: () => void
}

const storeElder = (on: boolean) => writeStored('oldAge', on ? '1' : null)

/** 特大 was there first, as '1'. */
const STORED_SIZES: Record<TextSize, string | null> = {
  standard: null,
  large: 'large',
  extraLarge: '1',
}

const storeSize = (size: TextSize) => writeStored('extraLarge', STORED_SIZES[size])

const sizeState = (textSize: TextSize) => ({ textSize, extraLarge: textSize !== 'standard' })

function storedSize(): TextSize {
  const stored = readStored('extraLarge')
  return TEXT_SIZES.find((size) => stored !== null && STORED_SIZES[size] === stored) ?? 'standard'
}

const storeTheme = (theme: Theme) => writeStored('theme', theme === 'auto' ? null : theme)

export const useSettings = create<SettingsState>((set, get) => ({
  elder: readStored('oldAge') === '1',
  ...sizeState(storedSize()),
  theme: THEMES.find((theme) => theme === readStored('theme')) ?? 'auto',
  setElder: (elder) => {
    storeElder(elder)
    set({ elder })
  },
  setTextSize: (size) => {
    storeSize(size)
    set(sizeState(size))
  },
  setTheme: (theme) => {
    storeTheme(theme)
    set({ theme })
  },
  keep: () => {
    const { elder, textSize, theme } = get()
    storeElder(elder)
    storeSize(textSize)
    storeTheme(theme)
  },
}))
