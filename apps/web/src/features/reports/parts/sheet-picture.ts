/** Sharp on a phone's screen without growing beyond what a messenger takes. */
const SCALE = 2

/**
 * The sheet as a PNG. A copy beside the screen is drawn, so that the page stands still: with its title and the room of a
 * margin, without anything to press.
 */
export async function sheetPicture(sheet: HTMLElement, fileName: string): Promise<File> {
  const { domToBlob } = await import('modern-screenshot')
  const stage = document.createElement('div')
  stage.inert = true
  stage.dataset['light'] = ''
  stage.style.cssText = `position:fixed;top:0;left:-10000px;width:${sheet.parentElement?.offsetWidth ?? sheet.offsetWidth}px`
  stage.append(sheet.cloneNode(true))
  stage.querySelectorAll('button, a').forEach((pressed) => pressed.remove())
  stage.firstElementChild?.setAttribute('data-picture', '')
  document.body.append(stage)

  try {
    const blob = await domToBlob(stage, {
      scale: SCALE,
      type: 'image/png',
      style: { position: 'static' },
    })

    return new File([blob], `${fileName}.png`, { type: 'image/png' })
  } finally {
    stage.remove()
  }
}
