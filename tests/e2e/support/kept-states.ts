// What a screen finds on the phone, by the key of its storage, where its states depend on it.

/** Of the tab: the prize that a screen before has chosen. */
export const redemption = (sendStatus: string) => ({
  'kangban.redemption': {
    id: 'sweep',
    activityName: '幸运大转盘',
    userName: '陈玉兰',
    userPhone: '138****0001',
    prizeName: '现金红包8.8元',
    createTime: '2026-11-20T19:20:11+08:00',
    sendStatus,
  },
})

/** Of the browser: in the midst of a step, with questions that follow from an answer. */
export const questionnaire = (active: number) => ({
  informationGathering: {
    active,
    question: 1,
    answers: { disease: 1, familyDisease: 0, mentalHealthConditions: ['焦虑症'] },
    chosen: { personal: [{ keyId: '100101', tagName: '高血压' }] },
  },
})
