import { type Hours, hoursText } from './hours.ts'
import { ALL_DAY, type ServiceText } from './service-text.ts'

/** When the general doctors answer the telephone. */
export const DOCTOR_HOURS: Hours = { from: 8, to: 20 }

const ANSWERED = hoursText(DOCTOR_HOURS)

export const VISIT_PRICE = '1200元/人次'

const CARD = { card: true } as const
const CARD_PAYS = '权益卡内，服务本身不另收费'

/** The rule of refunds, as documented. */
const REFUND = '收到服务开始通知前取消，不收费；通知后取消，照常收费。'
const CARD_REFUND = '服务开始通知前取消不计次；通知后取消，按用过一次算。'

/** What people of medicine do. */
export const CARE_TEXTS = {
  '/admission': {
    title: '入院保障',
    sentence: '要住院时，\n有人帮着办。',
    needs: CARD,
    action: 'arrange',
    item: '入院保障',
    facts: [
      ['服务时间', ALL_DAY],
      ['费用', CARD_PAYS],
      ['医院', '二级及以上公立医院'],
    ],
    description: [
      '医生已经说要住院，而床位难等、手续难办时，救援中心替您联系床位、说明要带什么，并协助办理入院手续。',
      '家人不在身边，也有人陪着走完入院的每一步。',
    ],
    steps: [
      '点“获取服务”，打给救援中心，说明在哪家医院、哪个科要住院。',
      '工作人员联系医院，告诉您床位和要带的证件。',
      '到医院后协助办手续，直到住进病房。',
    ],
    notes: [
      '住院押金、治疗费和药费由您自己付。',
      '床位由医院安排，我们尽力协调，不保证当天有床。',
      CARD_REFUND,
    ],
  },
  '/doctor': {
    title: '电话医疗咨询',
    sentence: '身体有疑问，\n打电话问医生。',
    needs: CARD,
    action: 'phone',
    hours: DOCTOR_HOURS,
    item: '电话医疗咨询',
    facts: [
      ['谁来接听', '全科医生'],
      ['服务时间', `每天 ${ANSWERED}`],
      ['费用', CARD_PAYS],
    ],
    description: [
      `全科医生每天 ${ANSWERED} 接听：哪里不舒服、报告怎么看、药怎么吃、要不要去医院、挂哪个科，都可以问。`,
      '打电话前看一眼最近的血压、心率和正在吃的药，说给医生听，答得更准。',
    ],
    steps: [
      '点“获取服务”，拨打咨询电话。',
      '说出年龄、哪里不舒服、多久了、正在吃什么药。',
      '记下医生说的话；需要就医时，照医生说的科室去挂号。',
    ],
    notes: [
      '电话里不开处方，也不能代替当面看病。',
      '一次通话算一次，中途断线可以再打，不另计次。',
      CARD_REFUND,
    ],
  },
  '/medicalGuardianship': {
    title: '医疗监护',
    sentence: '在外住院，\n有人盯着病情。',
    needs: CARD,
    action: 'arrange',
    item: '医疗监护',
    facts: [
      ['服务时间', ALL_DAY],
      ['费用', CARD_PAYS],
      ['范围', '常住地以外的住院'],
    ],
    description: [
      '在外地住院期间，专人每天和主管医生联系，弄清病情、检查和治疗打算，用平常的话告诉您和家人。',
      '病情有变化，马上打电话给您指定的家人。',
    ],
    steps: [
      '点“获取服务”，打给救援中心，说明住在哪家医院。',
      '留下您愿意告知病情的家人电话。',
      '住院期间每天得到一次病情说明，直到出院。',
    ],
    notes: ['医疗决定由您、家人和主管医生作出。', '住院和治疗的费用由您自己付。', CARD_REFUND],
  },
  '/medicalReturn': {
    title: '医疗送返',
    sentence: '在外地看完病，\n送您平安回家。',
    needs: CARD,
    action: 'arrange',
    item: '医疗送返',
    facts: [
      ['服务时间', ALL_DAY],
      ['费用', CARD_PAYS],
      ['范围', '国内，常住地以外'],
    ],
    description: [
      '在外地就医后，身体还不能自己赶路时，救援中心按医生的意见安排车票、机票或救护车，需要时由医护人员陪同，送您回到居住地。',
      '到家那边要接着住院的，也替您先联系好。',
    ],
    steps: [
      '点“获取服务”，打给救援中心，说明人在哪里、要回哪里。',
      '工作人员向主管医生问清楚能不能赶路、怎么走合适。',
      '定好行程后告诉您和家人，一路有人照应到家。',
    ],
    notes: [
      '能否送返以主管医生的书面意见为准。',
      '同行家人的车票、食宿由家人自己付。',
      CARD_REFUND,
    ],
  },
  '/urgent': {
    title: '紧急医疗转运',
    sentence: '当地看不了，\n转到看得了的医院。',
    needs: CARD,
    action: 'arrange',
    urgent: true,
    item: '紧急医疗转运',
    facts: [
      ['服务时间', ALL_DAY],
      ['费用', CARD_PAYS],
      ['范围', '国内'],
    ],
    description: [
      '已经在医院、而当地条件不够时，救援中心按医生的意见联系有条件的医院，安排救护车并由医护人员陪同转运。',
      '人还没到医院的急症，请先打 120。',
    ],
    steps: [
      '点“获取服务”，打给救援中心，说明病人现在在哪家医院。',
      '救援医生和主管医生商定能不能转、转到哪里。',
      '接收医院有床后出车，全程有医护人员陪同。',
    ],
    notes: [
      '能否转运由两边的医生判断，路上风险会事先说清。',
      '治疗和住院的费用由您自己付。',
      CARD_REFUND,
    ],
  },
  '/assist': {
    title: '门诊协助',
    sentence: '去医院看病，\n有人从头陪到尾。',
    needs: { rights: true },
    action: 'appointment',
    facts: [
      ['费用', VISIT_PRICE],
      ['服务时间', '周一至周六，随门诊时间'],
      ['医院', '二级及以上公立医院'],
    ],
    description: [
      '陪诊员帮您挂号，到医院门口接您，陪着看诊、缴费、检查、取药，最后把医生的话整理成一页纸给您和家人。',
      `费用 ${VISIT_PRICE}，一次看一个科室。`,
    ],
    steps: [
      '点“获取服务”，填想看的科室、日期，附上病历和证件的照片。',
      '工作人员打电话和您核对，说好医院、医生和时间。',
      '就诊那天陪诊员在约定的地方等您，全程陪同。',
    ],
    notes: [
      `价格为${VISIT_PRICE}，一次陪同一位就诊人、看一个科室。`,
      '挂号费、检查费、治疗费、药费和车费由您自己付。',
      '请至少提前两个工作日预约；专家号以医院放出的为准，不保证指定的医生。',
      `取消：${REFUND}`,
      '改期算作取消后重新预约，通知前改期不收费。',
      '请带好身份证、医保卡、以前的病历和正在吃的药。',
      '陪诊员不替您签字，也不替您作医疗决定；需要家属签字的检查，请家人到场。',
      '您交来的病历和证件只用于这次预约，由专人保管。',
      '急病不要等预约：胸痛、气短、晕倒请立刻打 120。',
    ],
  },
} as const satisfies Readonly<Record<string, ServiceText>>
