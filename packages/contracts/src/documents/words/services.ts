import type { Words } from './words.ts'

export const SERVICES_WORDS: Words = {
  rescueId: ['救助的编号，由手机生成', 'By which the rescue is named, made by the phone'],
  place: ['手机在哪里', 'Where the phone says it is'],
  latitude: ['纬度', 'Latitude'],
  longitude: ['经度', 'Longitude'],
  accuracy: ['误差有多大', 'How far off it may be'],
  state: [
    '到哪一步：waiting 等着，told 告诉了，cancelled 取消了，nobody 没有联系人，often 刚告诉过，failed 没发出去',
    'How it stands: waiting, told, cancelled, nobody to tell, told a moment ago, or no message went out',
  ],
  secondsLeft: ['还有多久告诉联系人', 'Until the contacts are told'],
  contacts: ['告诉几个联系人', 'Contacts that are or were told'],
  flag: [
    '用了哪里的服务：1 健康服务，2 救助和社区',
    'Which tiles: 1 health services, 2 rescue and community',
  ],
  code: ['权益卡的代码，不填是 0001', 'Code of the benefit card; 0001 without it'],
  name: ['名称', 'Name'],
  description: ['说明', 'What it is'],
  validFrom: ['从哪天起有效；没有卡为 null', 'First day of the card; null without one'],
  validTo: ['到哪天为止；没有卡为 null', 'Last day of the card; null without one'],
  items: ['卡里有什么', 'What the card holds'],
  used: ['用了几次', 'How often it was used'],
  'items.total': ['一共几次', 'How often it may be used'],
  isHave: ['有没有权益卡：1 有，0 没有', 'Whether the user has the card: 1 or 0'],
  type: [
    '哪一种：1 视频，2 电话，3 图文，45 药品商城',
    'Which: 1 video, 2 phone, 3 text, 45 drug mall',
  ],
  typeId: ['哪一类文章，2 是健康知识', 'Kind of articles; 2 is health knowledge'],
  pic: ['图片的地址', 'Address of the picture'],
  title: ['题目', 'Title'],
  url: ['文章的地址', 'Address of the article'],
}
