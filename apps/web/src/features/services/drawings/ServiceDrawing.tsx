import type { ComponentType } from 'react'
import type { ServicePath } from '../model/service-texts.ts'
import { Admission, Assist, Doctor, Guardianship, MedicalReturn, Transfer } from './CareScenes.tsx'
import styles from './drawing.module.css'
import { Appliance, Butler, Toilet, Unlocking } from './HomeScenes.tsx'

const SCENES: Record<ServicePath, ComponentType> = {
  '/admission': Admission,
  '/doctor': Doctor,
  '/medicalGuardianship': Guardianship,
  '/medicalReturn': MedicalReturn,
  '/urgent': Transfer,
  '/butlerservice': Butler,
  '/service1': Appliance,
  '/unlocking': Unlocking,
  '/toilet': Toilet,
  '/assist': Assist,
}

/** What a service looks like, drawn. */
export function ServiceDrawing({ path, label }: { path: ServicePath; label: string }) {
  const Scene = SCENES[path]

  return (
    <svg className={styles.drawing} viewBox="0 0 343 172" role="img" aria-label={label}>
      <path className={styles.far} d="M0 118c60-34 120-30 190-8s110 10 153-14v76H0z" opacity=".5" />
      <path className={styles.hill} d="M0 142c80-16 260-16 343 0v30H0z" />
      <Scene />
    </svg>
  )
}
