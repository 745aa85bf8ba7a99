/** Types of the online-doctor link. */
export const JUMP_TYPES = { video: 1, phone: 2, text: 3, drugMall: 45 } as const
