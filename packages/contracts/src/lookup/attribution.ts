/** Stands below everything of the health lookup: where the words come from and what they are not. */
export const ATTRIBUTION = '内容由康伴编写，仅供健康科普参考，不能代替医生的诊断和治疗。'
