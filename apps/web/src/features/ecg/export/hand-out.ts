/** Long enough for browsers that read the file only after this turn. */
const RELEASE_AFTER_MS = 10_000

export function download(file: File): void {
  const url = URL.createObjectURL(file)
  const link = document.createElement('a')
  link.href = url
  link.download = file.name
  link.click()
  setTimeout(() => URL.revokeObjectURL(url), RELEASE_AFTER_MS)
}

/** To the phone's own sharing where it takes the file, else saved. Closing the sharing is no failure, and saves nothing. */
export async function handOut(file: File, title: string): Promise<void> {
  if (!('canShare' in navigator) || !navigator.canShare({ files: [file] })) return download(file)

  try {
    await navigator.share({ files: [file], title })
  } catch (cause) {
    if (cause instanceof DOMException && cause.name === 'AbortError') return
    // Refused: a kind of file that it does not hand on, or the tap is too long ago.
    download(file)
  }
}
