/** Everything that people read is said in Chinese, with English beneath. */
export interface Text {
  readonly zh: string
  readonly en: string
}

/** The check could not be made at all: exit code 2. */
export class CouldNotRun extends Error {
  readonly text: Text
  constructor(text: Text) {
    super(`${text.zh}\n${text.en}`)
    this.name = 'CouldNotRun'
    this.text = text
  }
}
