// Apart from the schemas, so that a page can ask by them without loading validators.

/** Catalogues of diseases: of the person, of the family, of the mind. */
export const TAG_TYPES = { personal: '1001', family: '2001', mental: '3001' } as const
export type TagType = (typeof TAG_TYPES)[keyof typeof TAG_TYPES]

/** The diseases after which the questionnaire asks about medication, by their names in the catalogue. */
export const CONDITION_TAGS = {
  hypertension: '高血压',
  coronaryHeartDisease: '冠心病',
  lupus: '红斑狼疮',
  rheumatoidArthritis: '类风湿关节炎',
  type1Diabetes: '1型糖尿病',
  type2Diabetes: '2型糖尿病',
} as const
