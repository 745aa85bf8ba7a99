/**
 * What the service says to people, above all why it refuses; one catalogue, so that a wording stands and is changed in one
 * place. Single exports, so that a page loads the texts of the schemas that it loads and no others.
 * `refuse()` makes errors by these names.
 */

export * from './service-messages.ts'

// Any call
export const success = '操作成功'
export const badInput = '提交的内容有误，请检查后再试'
export const oddCharacters = '内容里有看不见的或特殊的字符，请删掉后再试'
export const badJson = '请求内容格式不正确'
export const bodyTooLarge = '提交的内容过大'
export const bodyTooSlow = '提交超时，请稍后再试'
export const unsupportedType = '不支持的内容类型'
export const notFound = '接口不存在'
export const idempotencyKeyReused = '这次提交和上一次的内容不同，请返回后重新填写'
export const tooManyRequests = '操作过于频繁，请稍后再试'
export const serverError = '服务器开小差了，请稍后再试'
export const stillRunning = '上一次操作还没有完成，请稍后再试'
export const busy = '服务器正忙，请稍后再试'
export const unavailable = '服务暂时不可用，请稍后再试'
export const notWritable = '服务暂时不能保存数据，请稍后再试'
export const filesAway = '图片和报告暂时不能读取和保存，请稍后再试'
export const shuttingDown = '服务正在重启，请稍后再试'
export const backendFailure = (code: string | number) => `后端接口${code}异常`
export const loginExpired = '登录已失效，请重新登录'
export const fromElsewhere = '请在康伴的页面里操作'
export const forbidden = '您没有权限查看该内容'
export const notShared = '对方没有把健康分享给您，或者已经收回'

// What several calls are sent
export const phoneInvalid = '请输入正确的手机号格式'
export const idNumberWrong = '请输入正确的身份证号'
export const sexMissing = '请选择性别'
export const yesOrNoMissing = '请选择是或否'
export const fieldWrong = (label: string) => `${label}格式不正确`
export const fieldTooLong = (label: string, most: number) => `${label}最多${most}个字`
export const valueWrong = (name: string, low: number, high: number) =>
  `${name}应为${low}到${high}之间的整数`
export const linkWrong = '链接格式不正确'
export const actionWrong = '操作类型不正确'
export const dayFormat = '日期格式应为YYYY-MM-DD'
export const daysReversed = '开始日期不能晚于结束日期'
export const spanWrong = '统计类型应为1、2或3'
export const yearWrong = '年份不正确'
export const monthWrong = '月份应为1到12'
export const pageWrong = '页码应为大于0的整数'
export const pageSizeWrong = (most: number) => `每页条数应在1到${most}之间`
export const deviceTypeWrong = '设备类型错误'
export const measurementIdWrong = '测量编号格式不正确'
export const ecgTooLong = (minutes: number) => `一次心电最多${minutes}分钟`
export const imageIdWrong = '图片编号不正确'
export const fileNotOwn = '图片不存在，请重新上传'
export const serviceNotOpen = '服务暂未开通'

// account
export const codePurposeWrong = '验证码用途不正确'
export const codeRequired = '请输入验证码'
export const codeWrong = '验证码错误或已失效，请重新获取'
export const codeNotSent = '短信没有发出去，请稍后再试'
export const codePause = (minutes: number) => `请${minutes}分钟后再获取验证码`
export const codeDailyLimit = '今日获取验证码次数已达上限，请明天再试'
export const accountLeaving = '您申请了注销账号，现在不保存新内容。要继续使用，请到“我的”里撤回注销'
export const sessionNotFound = '该登录已经退出'
export const exportLinkExpired = '下载链接已过期，请返回重新导出'
export const consentRequired = '请先同意健康数据的收集与使用'

// profile
export const birthdayTooEarly = '出生日期不能早于1900年'
export const birthdayInFuture = '出生日期不能晚于今天'
export const heightWrong = '身高应在140到200厘米之间'
export const weightWrong = '体重应在30到150公斤之间'
export const waistlineWrong = '腰围应在50到120厘米之间'
export const industryMissing = '请选择行业'
export const depressionEvalMissing = '请选择抑郁自评'
export const sleepQualityMissing = '请选择睡眠质量'
export const smokingStatusMissing = '请选择吸烟状况'
export const drinkingStatusMissing = '请选择饮酒情况'
export const dietaryHabitsMissing = '请选择饮食习惯'
export const dietPreferenceMissing = '请选择饮食偏好'
export const exerciseFreqMissing = '请选择运动频率'
export const communityPhoneWrong = '社区电话应为不超过12位的数字'
export const questionForMenOnly = '该问题仅适用于男性'
export const tagTypeWrong = '病史类型错误'
export const tagMissing = '请重新选择病史'
export const tagsTooMany = '所选病史过多'
export const tagsChanged = '病史选项已更新，请重新选择'

// contacts
export const contactNameMissing = '请输入联系人姓名'
export const contactNameTooLong = '联系人姓名最多30个字'
export const contactMissing = '请选择要删除的联系人'
export const contactNotFound = '联系人不存在'
export const contactsChanged = '联系人有变化，请刷新后再排顺序'
export const contactTaken = '该手机号已在紧急联系人中'
export const contactsFull = (most: number) => `紧急联系人最多${most}位，请先删除一位`

// family
export const memberMissing = '请选择一位家人'
export const memberLabelMissing = '请填写家人的称呼'
export const memberLabelTooLong = '称呼不能超过20个字'
export const invitationNotFound = '邀请已撤回或过期，请对方再邀请一次'
export const invitedTooOften = '今天邀请的次数太多，请明天再试'
export const areasMissing = '请至少选一样；什么都不给看，请用「收回」'
export const areaWrong = '没有这样能分享的内容'
export const memberNotFound = '没有找到这位家人'
export const inviteOwnPhone = '不用邀请自己'
export const membersFull = (most: number) => `最多可邀请${most}位家人`

// devices
export const deviceCodeMissing = '请输入设备编号'
export const deviceCodeWrong = '设备编号格式不正确'
export const bindStatusWrong = '绑定状态错误'
export const scannedTextTooLong = '扫码内容过长'
export const batchIdWrong = '批次编号格式不正确'
export const readingsTooMany = (most: number) => `每次最多上传${most}条数据`
export const deviceNotFound = '设备不存在'
export const deviceNotBound = '设备未绑定'
export const deviceNotProven = '设备验证失败'
export const bodyMissing = '请填写个人信息'
export const deviceTaken = '该设备已被绑定'
export const deviceTypeTaken = '请先解绑原设备'
export const bindingFailed = '绑定失败，请重试'

// monitoring
export const queryTypeWrong = '查询类型应为SINGLE_DAY'
export const manualKindWrong = '读数的种类不正确'
export const manualNotFound = '这条读数已经不在了'
export const manualTooOld = (days: number) => `只能记最近${days}天内量的`
export const manualOutside = (name: string, low: number, high: number) =>
  `${name}应在${low}到${high}之间`
export const manualReversed = '高压应当大于低压'
export const manualTooMany = (most: number) => `一天最多记${most}条，请删掉多余的再记`
export const manualOtherKind = '不能改成另一种读数'
export const noteInFuture = '备注的时间不能晚于现在'
export const noteTooOld = (days: number) => `只能给最近${days}天内的写备注`
export const noteTooMany = (most: number) => `一天最多写${most}条备注，请删掉多余的再写`
export const goalKindWrong = '目标类型错误'
export const stepsGoalWrong = (low: number, high: number) => `每日步数目标应在${low}到${high}步之间`

// ecg
export const ecgNotFound = '心电记录不存在'
export const markUnknown = '没有找到这处标记，请刷新后再试'
export const markDenialsFull = (most: number) => `一份记录最多记下${most}处“不是”`
export const ecgTooShort = '有效心电不足，无法保存'
export const ecgBroken = '心电数据格式不正确'
export const reportLinkExpired = '报告链接已过期，请返回重新打开'

// holter
export const holterNotFound = '动态心电记录不存在'
export const holterRateWrong = '采样率应为100到1000之间的整数'
export const holterSampleCountWrong = '采样总数不正确'
export const holterPositionWrong = '采样位置不正确'
export const holterBlockIndexWrong = (last: number) => `数据块编号应在0到${last}之间`
export const holterReadCountWrong = (most: number) => `一次应读取1到${most}个数据块`
export const holterSaveCountWrong = (most: number) => `一次应上传1到${most}个数据块`
export const holterBlockTooLarge = '数据块过大'
export const holterBlockBroken = '心电数据块已损坏或不完整，请重新上传'
export const holterBlockTooLong = '数据块超过60秒'
export const holterBlockTooShort = '只有最后一个数据块可以短于60秒'
export const holterBlockDifferent = '数据块已经保存过，且内容不同'
export const holterGap = (next: number) => `数据块不连续，请从第${next}块继续上传`
export const holterEnded = '记录已经结束，不能再增加数据'
export const holterFull = (most: number) => `动态心电最多保存${most}份，请先删掉不用的`
export const holterChanged = '同一测量编号的开始时间或采样率前后不一致'
export const holterTooLong = (hours: number) => `一次记录最多${hours}小时`
export const holterEmpty = '还没有收到心电数据'
export const holterIncomplete = (told: number, held: number) =>
  `数据不完整：应有${told}个采样，收到${held}个`

// warnings
export const warningMissing = '请选择要标记的事件'
export const warningsTooMany = '一次最多200条'
export const matterNoteWrong = '请选择怎样记下这件事'
export const handledAsTooLong = '处理方式最多20个字'

// records
export const recordNameMissing = '请选择用户'
export const recordNameTooLong = '姓名最多20个字'
export const measuredAtFormat = '测量时间格式应为YYYY-MM-DD HH:mm'
export const measuredAtWrong = '测量时间不正确'
export const measuredAtInFuture = '测量时间不能晚于现在'

// reports
export const reportMissing = '请选择一份报告'
export const reportIdWrong = '报告编号不正确'
export const reportKindWrong = '报告类型不正确'
export const reportNotFound = '报告不存在'
export const shareMissing = '请选择一个分享'
export const shareIdWrong = '分享编号不正确'
export const shareDaysWrong = (most: number) => `分享天数应为1到${most}天`
export const shareNotFound = '分享不存在'
export const shareEnded = '分享链接无效或已过期，请让家人重新分享'
export const sharesFull = (most: number) => `最多同时分享${most}份，请先取消不用的分享`

// doctor
export const doctorFormWrong = '请选择医生版或家人版'
export const doctorLinkEnded = '链接已失效，请本人重新发一份'

// hospital
export const hospitalNameMissing = '请填写医院名称'
export const hospitalPhoneWrong = '电话请写成 010-12345678、手机号或 120'

// medicines
export const medicineNameMissing = '请填写药名'
export const medicinesTooMany = (most: number) => `最多填写${most}种药`

// reminders
export const reminderKindWrong = '请选择提醒什么'
export const reminderNotFound = '提醒不存在或已删除'
export const reminderWeekdayMissing = '请至少选一天'
export const reminderWeekdayWrong = '星期应为1到7，不能重复'
export const reminderTimeMissing = '请至少填一个时间'
export const reminderTimeWrong = '时间格式应为HH:mm，如06:10'
export const reminderTimeTwice = '时间不能重复'
export const reminderTimesTooMany = (most: number) => `一个提醒最多${most}个时间`
export const remindersFull = (most: number) => `最多${most}个提醒，请先删除不用的`
export const reminderNotDue = '只能记今天和昨天已经到点的'
export const pushTargetWrong = '这部手机的通知打不开，请用别的方式提醒'
export const pushTargetsFull = (most: number) => `最多${most}部手机收通知，请先在别的手机上关掉`

// survey
export const surveyNotFound = '没有这份问卷'
export const surveyEmpty = '请先回答问卷'
export const surveyOptionWrong = '每道题请从五个选项中选一个'
export const surveyIncomplete = (missing: number) => `还有${missing}题没有回答`
export const surveyChanged = '问卷已更新，请重新打开后再答'

// archive
export const documentTypeMissing = '请选择资料类型'
export const documentImagesMissing = '请先选择图片'
export const documentImagesTooMany = '一份资料最多9张图片'
export const documentDayInFuture = '日期不能晚于今天'
export const documentNotFound = '资料不存在或已删除'
export const noteTooLong = '备注最多200个字'

// files
export const imageMissing = '请选择图片'
export const imageEmpty = '图片是空的，请重新选择'
export const imageBytesTooMany = '图片不能超过10MB'
export const imagePurposeWrong = '图片用途不正确'
export const imageTypeWrong = '只支持JPG、PNG、WebP格式的图片'
export const imageHeic = '暂不支持HEIC格式，请在手机相机设置里选“兼容性最佳”重拍，或转成JPG再上传'
export const imageBroken = '图片已损坏，请换一张'
export const imageTooLarge = '图片尺寸过大，请缩小后再上传'
export const imageSpaceFull = '图片空间已满，请先删除一些'
export const imagesFull = (most: number) => `最多保存${most}张图片，请先删除一些`
export const uploadsTooMany = '上传太频繁，请一小时后再试'
export const imageLinkExpired = '图片链接已过期，请返回重新打开'

// feedback
export const feedbackTypeMissing = '请选择反馈类型'
export const feedbackEmpty = '请输入反馈内容'
export const feedbackTooLong = '反馈内容最多500个字'
export const feedbackImagesTooMany = '最多上传4张图片'
export const feedbackDailyLimit = '今天反馈的次数太多了，请明天再试'

// points
export const recordFlagWrong = '记录类型应为1或2'
export const activityNotFound = '活动不存在'
export const activityTypeWrong = '活动类型不符，请返回后再试'
export const activityTaken = '您已参与过该活动'
export const pointsTooFew = '积分不足'
export const prizesGone = '奖品已抽完，请换个活动试试'
export const signedInToday = '今日已签到'

// redemption
export const prizeNotFound = '奖品不存在'
export const prizeRedeemed = '该奖品已核销'
export const redemptionCodeWrong = '验证码错误'
export const redemptionLinkWrong = '核销链接不正确'
export const redemptionNotPermitted = '请先输入管理员验证码'
export const qrCodeExpired = '二维码已过期，请返回重新打开'

// lookup
export const diseaseMissing = '请选择疾病名称'
export const diseaseNameTooLong = '疾病名称过长'
export const diseaseNotFound = '暂无该疾病信息'
export const categoryWrong = '查询类别错误'
