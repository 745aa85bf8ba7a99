// What an npm command runs first, so that it works on a bare clone: installs and generates what is missing.
import { prepare } from './environment.mjs'

prepare()
