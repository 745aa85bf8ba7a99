import { createContext, type ReactNode, use } from 'react'
import { useSubject } from '../../../stores/subject.ts'
import { uiCopy } from '../copy.ts'
import { useIsBeside } from './beside.ts'
import styles from './page.module.css'
import { TabBar } from './TabBar.tsx'
import { useGoBack } from './use-go-back.ts'

/** What the app puts above the content of main pages. */
export const PageTop = createContext<ReactNode>(null)

interface PageProps {
  /** Heading in the header bar. */
  title?: string
  /** `true`: one step back, home when there is none; or an action of the page's own. */
  back?: boolean | (() => void)
  /** At the right end of the header. */
  right?: ReactNode
  /** A main page: title at the left, tab bar below. */
  tabs?: boolean
  /** Actions that stay in sight at the bottom. */
  bottom?: ReactNode
  /** No gutter: the page lays out its own width. */
  flush?: boolean
  children: ReactNode
}

export function Page({
  title,
  back = false,
  right,
  tabs = false,
  bottom,
  flush = false,
  children,
}: PageProps) {
  const stepBack = useGoBack()
  const top = use(PageTop)
  // A list beside another page is not what the window is about.
  const beside = useIsBeside()
  const [Heading, Body] = beside ? (['h2', 'div'] as const) : (['h1', 'main'] as const)
  const whose = useSubject((state) => state.subject?.label)

  const goBack = typeof back === 'function' ? back : stepBack

  return (
    <div className={`stack ${styles.page} ${beside ? styles.beside : ''}`}>
      {(title || back || right) && (
        <header className={`${styles.header} ${tabs ? styles.main : ''}`}>
          {!tabs && (
            <div className={styles.side}>
              {back && !beside && (
                <button type="button" className={`tap text nowrap ${styles.back}`} onClick={goBack}>
                  <span aria-hidden="true">‹ </span>
                  {uiCopy.back}
                </button>
              )}
            </div>
          )}
          <Heading className={`shrink strong lines-13 mid header ${styles.title}`}>
            {whose ? `${whose}的${title}` : title}
          </Heading>
          <div className={`line end tall small strong ${styles.right}`}>{right}</div>
        </header>
      )}
      <Body className={`${styles.body} ${flush ? styles.flush : ''}`}>
        {tabs && top}
        {children}
      </Body>
      {(bottom || tabs) && (
        <div className={`fixed sticky ${styles.bottom}`}>
          {bottom && <div className={`row gap-s3 ruled surface ${styles.actions}`}>{bottom}</div>}
          {tabs && <TabBar />}
        </div>
      )}
    </div>
  )
}
