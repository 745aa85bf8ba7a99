/** Beside index.html: which programs of others the app is made with, and their licences. The build writes it. */
export const LICENSES_FILE = 'licenses.txt'
