// What a person says of the medicines taken, as far as the profile asks for it.

interface Asked {
  hypertensionTreatment?: boolean | null
  atypicalAntipsychotics?: boolean | null
  oralCorticosteroids?: boolean | null
}

export const medicineKindsOf = (asked: Asked): string[] =>
  [
    asked.hypertensionTreatment ? '降压药' : null,
    asked.atypicalAntipsychotics ? '抗精神病药' : null,
    asked.oralCorticosteroids ? '口服激素' : null,
  ].filter((name) => name !== null)

/** The same words wherever medicines are spoken of; null where nothing was said. */
export function takenWords({
  takeMed,
  medicineKinds,
}: {
  takeMed: boolean | null
  medicineKinds: readonly string[]
}): string | null {
  if (medicineKinds.length > 0) return medicineKinds.join('、')
  if (takeMed === null) return null
  return takeMed ? '在吃药' : '没有在吃药'
}
