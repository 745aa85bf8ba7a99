import type { Constitution } from '@kangban/contracts'
import { balanced } from './balanced.ts'
import { bloodStasis } from './blood-stasis.ts'
import { dampHeat } from './damp-heat.ts'
import { phlegmDampness } from './phlegm-dampness.ts'
import { qiDeficiency } from './qi-deficiency.ts'
import { qiStagnation } from './qi-stagnation.ts'
import { specialDiathesis } from './special-diathesis.ts'
import { yangDeficiency } from './yang-deficiency.ts'
import { yinDeficiency } from './yin-deficiency.ts'
import type { ConstitutionText } from './constitution-text.ts'

export const CONSTITUTION_TEXTS: Readonly<Record<Constitution, ConstitutionText>> = {
  balanced,
  'qi-deficiency': qiDeficiency,
  'yang-deficiency': yangDeficiency,
  'yin-deficiency': yinDeficiency,
  'phlegm-dampness': phlegmDampness,
  'damp-heat': dampHeat,
  'blood-stasis': bloodStasis,
  'qi-stagnation': qiStagnation,
  'special-diathesis': specialDiathesis,
}
