export default function ElderConstitutionPage() {
  return null
}
