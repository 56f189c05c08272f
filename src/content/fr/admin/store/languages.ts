export { languageName } from '../../../en/admin/store/languages'
