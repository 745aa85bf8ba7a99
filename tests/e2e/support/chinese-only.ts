// [SHELL-01] The whole user interface is in Chinese: every Latin word that a person can see or hear is one of a short list.
import type { Page } from '@playwright/test'

/** Words that stand so in Chinese texts too. */
const GROUPS = {
  units: 'C bpm mmHg mm mV ms Hz cm kg km kcal MB s h min mg',
  measures: 'ECG QRS QT QTc RR PR ST HRV SDNN REM BMI SpO Fridericia',
  wavesAndLeads: 'P Q R S T I II III V',
  filesAndStandards: 'PDF EDF WFDB JPG JPEG PNG WebP QR App APP AI ICP WS ZYYXH',
}

const ALLOWED = new Set(Object.values(GROUPS).flatMap((words) => words.split(' ')))

/** Names of devices and of people's accounts: a code is no word. */
const isCode = (word: string): boolean => /\d/.test(word)

/** English words in a text, each once. */
export const foreignWords = (text: string): string[] => [
  ...new Set(
    (text.match(/[A-Za-z][A-Za-z\d]*/g) ?? []).filter(
      (word) => !ALLOWED.has(word) && !isCode(word),
    ),
  ),
]

/** What is seen on the page, and what a screen reader says instead of it. */
export const wordsOf = (page: Page): Promise<string> =>
  page.evaluate(() => {
    const spoken = [
      'aria-label',
      'aria-description',
      'aria-valuetext',
      'alt',
      'title',
      'placeholder',
    ]

    const attributes = [...document.body.querySelectorAll(spoken.map((name) => `[${name}]`).join())]
      .filter((part) => part.checkVisibility())
      .flatMap((part) => spoken.map((name) => part.getAttribute(name) ?? ''))

    const drawn = [...document.querySelectorAll('svg text')].map(({ textContent }) => textContent)
    return [document.title, document.body.innerText, ...attributes, ...drawn].join('\n')
  })
