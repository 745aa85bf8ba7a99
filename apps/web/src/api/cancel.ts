/** Marks a request that the user ended with 取消 in the loading indicator. */
export const CANCELLED = 'cancelled by the user'

let controller = new AbortController()

/** Ends every request that shows the loading indicator. */
export function cancelRequests(): void {
  controller.abort(new Error(CANCELLED))
  controller = new AbortController()
}

export const cancelSignal = (): AbortSignal => controller.signal
