import type { CascadeColumn } from '../../../shared/ui/fields/cascade-column.ts'

const column = (text: string, cities: string): CascadeColumn => ({
  text,
  children: cities.split(' ').map((city) => ({ keyId: city, text: city })),
})

/** Provinces whose names are short and long, with one city and with many. */
export const SAMPLE_COLUMNS: readonly CascadeColumn[] = [
  column('北京市', '北京市'),
  column('上海市', '上海市'),
  column('浙江省', '杭州市 宁波市 温州市 嘉兴市 湖州市 绍兴市 金华市 衢州市 舟山市 台州市 丽水市'),
  column('福建省', '福州市 厦门市 莆田市 三明市 泉州市 漳州市 南平市 龙岩市 宁德市'),
  column('西藏自治区', '拉萨市 日喀则市 昌都市 林芝市 山南市 那曲市 阿里地区'),
  column(
    '新疆维吾尔自治区',
    '乌鲁木齐市 克拉玛依市 吐鲁番市 哈密市 昌吉回族自治州 博尔塔拉蒙古自治州 巴音郭楞蒙古自治州 阿克苏地区 克孜勒苏柯尔克孜自治州 喀什地区 和田地区 伊犁哈萨克自治州 塔城地区 阿勒泰地区',
  ),
]

export const SAMPLE_DISEASES = [
  '高血压',
  '糖尿病',
  '冠心病',
  '房颤',
  '脑卒中',
  '慢性阻塞性肺疾病',
  '高脂血症',
  '痛风',
].map((name) => ({ value: name, text: name }))
