import { Row } from '../../../shared/ui/parts/Row.tsx'
import { diseasePath } from '../model/lookup-answers.ts'

/** Names of diseases, each leading to what is known of it. */
export const NameRows = ({ names }: { names: readonly string[] }) => (
  <ul>
    {names.map((name) => (
      <li key={name}>
        <Row title={name} to={diseasePath(name)} />
      </li>
    ))}
  </ul>
)
