export const legalCopy = {
  privacyTitle: '隐私政策',
  agreementTitle: '服务协议',
  outline: '目录',
  privacySentence: '您的健康数据，\n只听您的安排。',
  agreementSentence: '用之前，\n请把约定看清楚。',
  aboutTitle: '关于我们',
  aboutSentence: '陪您看懂身体，\n也让家人放心。',
  aboutText: [
    '康伴是一个面向长辈和家人的健康陪伴应用。它把手表、血压计和心电仪测得的心率、血压、血氧、睡眠、步数、体温和心电放在一处，每天用一句话告诉您今天怎么样。',
    '家人在您允许后也能看到，有事时能及时提醒。我们把字写大、把话说明白，让每一位长辈都看得懂、用得上。',
    '康伴提供的是健康管理参考，不能代替医生的诊断。身体不舒服时，请及时就医；遇到紧急情况，请拨打 120。',
  ],
  company: '公司',
  servicePhone: '客服电话',
  serviceHours: '服务时间 9:00-17:00',
  filingNumber: '备案号',
  version: '应用版本',
} as const
