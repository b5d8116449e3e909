/** The code of a search, loaded when a visitor is about to search. */
export { fetchSearchWords } from '../../api/fetch-search-words';
export { fetchSuggestions } from '../../api/fetch-suggestions';
export { getReader } from '../../model/search/sentence/get-reader';
export { understand } from '../../model/search/sentence/understand';
export { findInstead } from '../../model/suggestions/suggestions';
export { findMachinePath, findOptions } from './find-options';
export { SearchNote } from './search-note';
export { SuggestionList } from './suggestion-list';
