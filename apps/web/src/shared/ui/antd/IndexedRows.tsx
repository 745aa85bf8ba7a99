import IndexBar from 'antd-mobile/es/components/index-bar'
import { type ReactNode, useEffect, useRef } from 'react'
import styles from './indexed-rows.module.css'
import './px-tester.css'

export interface IndexGroup<T> {
  /** What the group is called, e.g. a letter. */
  title: string
  /** One sign of it, for the strip. */
  sign: string
  options: readonly T[]
}

interface IndexedRowsProps<T> {
  groups: readonly IndexGroup<T>[]
  children: (options: readonly T[]) => ReactNode
}

/** A long list under headings, with a strip of their signs at its edge that a finger slides along. */
export function IndexedRows<T>({ groups, children }: IndexedRowsProps<T>) {
  const area = useRef<HTMLDivElement>(null)

  useEffect(() => {
    // Letters beside each other are nothing to a screen reader, and no key reaches them: it has the search and the headings.
    area.current?.querySelector('.adm-index-bar-sidebar')?.setAttribute('aria-hidden', 'true')
  }, [])

  return (
    <div ref={area} className={styles.area}>
      <IndexBar>
        {groups.map(({ title, sign, options }) => (
          <IndexBar.Panel
            key={title}
            index={title}
            brief={sign}
            title={<h3 className={styles.title}>{title}</h3>}
          >
            {children(options)}
          </IndexBar.Panel>
        ))}
      </IndexBar>
    </div>
  )
}
