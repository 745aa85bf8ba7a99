export interface ValuePart {
  number: string
  unit: string
}

/** 7小时12分 as 7 小时 12 分, 151/93 mmHg as figure and unit; words without a figure as they are. */
export function valueParts(text: string, unit = ''): ValuePart[] {
  const parts = [...text.matchAll(/([\d.,/]+)([^\d]*)/g)].map(([, number = '', own = '']) => ({
    number,
    unit: own.trim() || unit,
  }))

  return parts.length > 0 ? parts : [{ number: text, unit }]
}
