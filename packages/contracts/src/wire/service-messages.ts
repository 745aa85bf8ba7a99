// Of rescue, services and outpatient visits; the catalogue is `messages.ts`.

// rescue
export const rescueIdWrong = '救援编号格式不正确'
export const rescueUnknown = '没有找到这次救援'
export const placeWrong = '位置不正确'

// services
export const clickFlagWrong = '统计类型应为1或2'
export const jumpTypeWrong = '服务类型错误'
export const newsTypeWrong = '文章类型错误'

// outpatient
export const patientNameMissing = '请输入就诊人姓名'
export const patientNameTooLong = '姓名不能超过30个字'
export const hospitalMissing = '请输入期望就诊医院'
export const hospitalTooLong = '医院名称不能超过60个字'
export const departmentMissing = '请输入期望就诊科室'
export const departmentTooLong = '科室名称不能超过30个字'
export const expectDateWrong = '请选择期望就诊日期，开始日期不能晚于结束日期'
export const expectDatePast = '期望就诊日期不能早于今天'
export const reimbursementMissing = '请选择报销方式'
export const diseaseDescriptionTooLong = '病情描述不能超过500个字'
export const imageIdsWrong = (most: number) => `图片编号格式不正确，每组最多${most}张`
export const appointmentImagesGone = '图片已失效，请重新上传'
export const appointmentImagesTooLarge = '图片太大，请减少几张'
export const appointmentsDailyLimit = '今天提交的预约已达上限，请明天再试'
export const appointmentNotSent = '预约没有发送出去，请稍后再试'
export const appointmentNotFound = '没有找到这个预约'
export const appointmentCancelled = '这个预约已经取消，不能再改'
export const appointmentOver = '预约的日期已经过了，需要就诊请重新预约'
export const appointmentChangesDailyLimit = '今天修改预约的次数已达上限，请明天再改，或打客服电话'
