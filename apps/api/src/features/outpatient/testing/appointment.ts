export const appointment = {
  userName: '王桂兰',
  idNo: '999999195003142049',
  userPhone: '13800000001',
  expectHospital: '市第一人民医院',
  expectDate: '2026.3.5-2026.3.8',
  expectKeShi: '心血管内科',
  baoXiaoMethod: '医保',
  diseaseDescription: '近两周早晨血压偏高，偶有头晕。',
  diagnosticReportIds: '',
  otherMaterialIds: '',
}
