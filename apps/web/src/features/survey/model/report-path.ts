/** Where the result is explained, in the layout of the mode. */
export const reportPath = (elder: boolean): string =>
  elder ? '/oldAgeChineseMedicine' : '/chineseMedicineIndex'
