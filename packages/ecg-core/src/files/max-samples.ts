/** Three days at 512 Hz. What asks for more samples at once is refused before there is room made for them. */
export const MAX_SAMPLES = 2 ** 27
