import { create } from 'zustand'

export interface ConfirmOptions {
  title: string
  content?: string
  okText?: string
  /** `null` leaves a single button: a notice to be read. */
  cancelText?: string | null
  tone?: 'primary' | 'danger'
}

interface ConfirmState {
  options: ConfirmOptions | null
  answer: ((yes: boolean) => void) | null
}

export const useConfirm = create<ConfirmState>(() => ({ options: null, answer: null }))

/** Asks in a modal dialog. Closing it by Esc, the back key or a tap beside it means no. */
export function confirm(options: ConfirmOptions): Promise<boolean> {
  useConfirm.getState().answer?.(false)

  return new Promise((resolve) => {
    useConfirm.setState({
      options,
      answer: (yes) => {
        useConfirm.setState({ options: null, answer: null })
        resolve(yes)
      },
    })
  })
}
