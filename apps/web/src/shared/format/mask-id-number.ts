/** The first 6 and the last 4 characters of an ID number. */
export const maskIdNumber = (idNo: string): string =>
  idNo.length > 10 ? idNo.slice(0, 6) + '*'.repeat(idNo.length - 10) + idNo.slice(-4) : idNo
