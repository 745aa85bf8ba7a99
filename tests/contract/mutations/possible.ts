// Wrong answers that nobody could tell from right ones: neither the documents, nor the contract, nor another answer of the
// same run says otherwise. In doubt a wrong answer is impossible, and not here.

/** By what is wrong and the call: why that may be so. */
export const POSSIBLE: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  'moments eight hours late': {
    'feedback.listFeedback': 'no other call tells when it was written or answered',
  },
  'chances of prizes in percent': {
    'points.getWheel': 'weights are relative: all of them a tenth are the same chances',
  },
  'pictures of no size': {
    'profile.getHealthInfo': 'what has no size there is a person, and a height of 0 one not told',
  },
  'lists by their ids': {
    'points.getPoints': 'no order of the activities is promised',
  },
  'two neighbours swapped': {
    'points.getWheel': 'no order of the prizes on a wheel is promised',
  },
  'the last row first': {
    'points.getWheel': 'no order of the prizes on a wheel is promised',
  },
  'lists the other way round': {
    'lookup.getDisease': 'the order of what it is told in is told by this call alone',
  },
  'the last row missing': {
    'profile.listMedicalTags': 'which illnesses there are to choose is told by this call alone',
  },
  'names of activities turned': {
    'points.listWinners': 'who won what is told by this call alone, with masked names',
  },
  'hours of a mean the other way round': {
    'monitoring.getSteps': 'the mean of many days is told by no other call, and its sum stays',
  },
  'a detail with links of another': {
    'ecg.getEcgRecord': 'a link may carry the id of a file, which is no id of a record',
  },
  'no strips of records': {
    'doctor.getDoctorPage': 'which records are printed is for the page alone to say',
  },
  'no sign-ins of a cycle': {
    'points.getPoints': 'when a cycle begins anew is told by this call alone',
  },
  'no heart rate of a night': {
    'monitoring.getSleep': 'it is what the watch made of the night, which may have made nothing',
  },
  'no beats of a corrected QT': {
    'ecg.getEcgRecord': 'a record that was stored before they were kept has none',
  },
}
