/** Stands below everything of our own health lookup and articles: where the words come from and what they are not. */
export const ATTRIBUTION = '内容由康伴编写，仅供了解，不能代替医生诊断'

/** The same of a back end that does not say where its words come from. */
export const FOREIGN_ATTRIBUTION = '内容来源于第三方健康科普网站，仅供参考'
