interface StoredTag {
  id: string
  tagCode: string
  tagName: string
  sex: number | null
}

/** Whom a tag is shown to: its group. */
const groupOf = ({ sex }: StoredTag) =>
  sex === 1 ? ('andrological' as const) : sex === 2 ? ('gynaecological' as const) : null

/** As the questionnaire lists it. */
export const diseaseTag = (tag: StoredTag) => ({
  id: tag.id,
  tagName: tag.tagName,
  kangban: { tagCode: tag.tagCode, group: groupOf(tag) },
})

/** As the medical history lists it. */
export const medicalTag = (tag: StoredTag, selected: boolean) => ({
  tagCode: tag.tagCode,
  tagName: tag.tagName,
  selected,
  kangban: { id: tag.id, group: groupOf(tag) },
})
