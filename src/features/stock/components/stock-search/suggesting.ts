/** What the search field needs to suggest something, loaded when somebody is about to search. */
export { findInstead, findSuggestions } from '../../model/suggestions/suggestions';
export { SuggestionList } from './suggestion-list';
