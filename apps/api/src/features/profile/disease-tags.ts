/** A tag as people choose it; the group follows from whom it is shown to. */
export const diseaseTag = (tag: { id: string; tagCode: string; tagName: string; sex: number | null }) => ({
  id: tag.id,
  tagCode: tag.tagCode,
  tagName: tag.tagName,
  group: tag.sex === 1 ? ('andrological' as const) : tag.sex === 2 ? ('gynaecological' as const) : null,
})
