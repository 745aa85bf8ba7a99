/** Texts beside what the person's own days have shown; what is said and how it was counted comes with the answer. */
export const INSIGHTS = {
  title: '从您的记录看',
  help: '这是怎么算的',
} as const
