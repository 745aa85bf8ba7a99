/** The relative luminance of WCAG. */
function light(color: string): number {
  const [red = 0, green = 0, blue = 0] = (color.match(/[\d.]+/g) ?? []).map((part) => {
    const share = Number(part) / 255
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4
  })

  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}

/** By WCAG, of two colours as `getComputedStyle` tells them; 1 to 21. */
export function contrastOf(one: string, other: string): number {
  const lights = [light(one), light(other)]
  return (Math.max(...lights) + 0.05) / (Math.min(...lights) + 0.05)
}
