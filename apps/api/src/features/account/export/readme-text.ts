import { shanghaiTime } from '@kangban/china-time'
import { HEART_DAYS } from '@kangban/rules/reports/heart-risk'
import { HEART_RISK_SHEET } from '@kangban/rules/reports/sheet-words'
import { BOM, timeText } from './csv.ts'

export const README_PATH = '请先看我.txt'

/** For a person who opens the ZIP years later, and for whoever helps. Line ends that every editor knows. */
export const readmeText = (name: string | null, at: Date): string =>
  `${BOM}${[
    `康伴 · ${name ? `${name}的` : '我的'}全部数据`,
    `导出时间：${timeText(at)}（北京时间，以下时间都是）`,
    '',
    '这里有什么',
    '  指标        心率、血氧、皮肤温度、步数、血压、睡眠、预警事件，一项一张表；手动输入的、写的备注另各有一张。',
    '  心电        每次心电的原始波形，和一张总表。',
    '  动态心电    长时间记录的原始波形、分析结果和值得留意的片段（没有记过就没有）。',
    '  心电报告    每次心电的报告，可以打印给医生看。',
    `  报告        近 30 天给医生看的一页纸；每份日报、周报和${HEART_RISK_SHEET.title}各一个 PDF，结论另有一张总表。`,
    `              文件名是日期：日报是那一天，周报是那一周的周一，${HEART_RISK_SHEET.title}是所看 ${HEART_DAYS} 天的最后一天。`,
    '              测得太少、还做不出报告的，没有这些文件。',
    '  账号        个人资料、联系人、用药、积分、反馈等，一类一张表。',
    '  图片        您上传过的检查资料和图片。',
    '',
    '怎么打开',
    '  .csv   表格。用 Excel、WPS 表格、手机上的表格应用都能打开。',
    '  .pdf   报告。用手机或电脑自带的阅读器打开。',
    '  .jpg   图片。',
    '  .hea .dat .atr   心电波形，国际通用的 WFDB 格式，三个同名文件合成一次记录，',
    '         可用 PhysioNet 的 WFDB 软件读取，给医生或研究人员用。.atr 里的心搏是程序标的，没有人工核对。',
    '',
    '请留意',
    '  里面有您的健康数据和家人的电话，请妥善保管，不要发到群里。',
    '  数值来自家用设备，供参考，不是诊断。',
    `  格式版本 1，${shanghaiTime(at).slice(0, 10)}。`,
    '',
  ].join('\r\n')}`
