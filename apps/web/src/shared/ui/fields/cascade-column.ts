/** E.g. a province with its cities. */
export interface CascadeColumn {
  text: string
  children: readonly { keyId: string; text: string }[]
}
