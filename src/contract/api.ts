import type { Copy } from '#copy/copy.ts';
import { exportAccount } from './account-data.ts';
import { createApiKey, listApiKeys, revokeApiKey } from './api-keys.ts';
import { endSession, listSessions } from './account-sessions.ts';
import {
  changePassword,
  claimOptimization,
  forgotPassword,
  getMe,
  login,
  logout,
  register,
  resetPassword,
  signOutEverywhere,
} from './accounts.ts';
import {
  addAuthenticator,
  addPasskey,
  beginAuthenticator,
  beginPasskey,
  beginPasskeyLogin,
  getSecondFactors,
  loginWithPasskey,
  removeAuthenticator,
  removePasskey,
  renewRecoveryCodes,
} from './second-factors.ts';
import {
  billingPortal,
  cancelSandboxSubscription,
  confirmSandboxPayment,
  createPaymentIntent,
  getPaymentDetails,
  listPayments,
  paymentWebhook,
  simulateSandbox,
  spendCredit,
  trackConversion,
} from './billing.ts';
import { checkText, readText } from './text-checks.ts';
import { sendContactMessage } from './contact.ts';
import { downloadCoverLetter, downloadProofread, downloadResume, getProofread } from './downloads.ts';
import {
  checkLifetimePlan,
  deleteEnhancement,
  enhanceLinkedin,
  getEnhancement,
  listEnhancements,
  retryEnhancement,
  uploadLinkedin,
} from './enhancements.ts';
import { getEmailStatus, sendVerification, verifyEmail } from './email-verification.ts';
import { reportEvents } from './event-reports.ts';
import { getHealth } from './health.ts';
import {
  deletePracticed,
  downloadInterviewPrep,
  generateInterviewPrep,
  getInterviewPrep,
  practiceAnswer,
} from './interview-preps.ts';
import { getListing } from './job-listings.ts';
import { searchJobs, listJobSources, listSearches, forgetSearch, jobStats } from './job-search.ts';
import {
  saveJob,
  listSavedJobs,
  updateSavedJob,
  removeSavedJob,
  exportSavedJobs,
  addOwnJob,
  hideJob,
  unhideJob,
  listHiddenJobs,
} from './saved-jobs.ts';
import { recommendJobs, listMatches, updateMatch, compareJobs, listRankedResumes } from './job-matches.ts';
import { saveSearch, listSavedSearches, updateSavedSearch, deleteSavedSearch, stopJobMails } from './saved-searches.ts';
import { listCompanies, addCompany, removeCompany } from './job-companies.ts';
import { getModelKey, removeModelKey, setModelKey } from './model-keys.ts';
import {
  deleteOptimization,
  getOptimization,
  listOptimizations,
  optimizeResume,
  retryOptimization,
} from './optimizations.ts';
import { getProfile, listProfileOptimizations, updateProfile } from './profile.ts';
import { answerQuestion, listQuestions, removeAnswer } from './questions.ts';
import { decideSheet, getSheet, printSheet } from './sheets.ts';
import {
  evaluateLive,
  evaluateOptimization,
  getScore,
  listScores,
  scoreLinkedin,
  scoreResume,
  summarizeScores,
} from './scores.ts';
import { listSecurityEvents } from './security-events.ts';
import type { RouteShape } from './route.ts';
import { getCsrfToken } from './session.ts';
import { templatePreview } from './templates.ts';
import { deleteVersion, getVersion, listVersions, renameVersion, restoreVersion, saveVersion } from './versions.ts';
import { correctUpload, getUpload, listUploads, scanProgress, uploadPage, uploadResume } from './uploads.ts';

/** Every route of the API, by name. */
export const api = {
  getHealth,
  getCsrfToken,
  getModelKey,
  setModelKey,
  removeModelKey,
  uploadResume,
  scanProgress,
  uploadPage,
  getUpload,
  correctUpload,
  listUploads,
  scoreResume,
  scoreLinkedin,
  listScores,
  summarizeScores,
  getScore,
  evaluateLive,
  evaluateOptimization,
  readText,
  checkText,
  optimizeResume,
  getOptimization,
  retryOptimization,
  listQuestions,
  answerQuestion,
  removeAnswer,
  getSheet,
  decideSheet,
  printSheet,
  listVersions,
  saveVersion,
  getVersion,
  renameVersion,
  restoreVersion,
  deleteVersion,
  deleteOptimization,
  templatePreview,
  listOptimizations,
  getMe,
  getProfile,
  listProfileOptimizations,
  updateProfile,
  exportAccount,
  listApiKeys,
  createApiKey,
  revokeApiKey,
  sendContactMessage,
  login,
  register,
  logout,
  signOutEverywhere,
  claimOptimization,
  changePassword,
  forgotPassword,
  resetPassword,
  getSecondFactors,
  beginAuthenticator,
  addAuthenticator,
  removeAuthenticator,
  renewRecoveryCodes,
  beginPasskey,
  addPasskey,
  removePasskey,
  beginPasskeyLogin,
  loginWithPasskey,
  getEmailStatus,
  sendVerification,
  verifyEmail,
  listSessions,
  endSession,
  listSecurityEvents,
  createPaymentIntent,
  getPaymentDetails,
  listPayments,
  spendCredit,
  paymentWebhook,
  trackConversion,
  reportEvents,
  billingPortal,
  confirmSandboxPayment,
  simulateSandbox,
  cancelSandboxSubscription,
  downloadResume,
  downloadCoverLetter,
  getProofread,
  downloadProofread,
  generateInterviewPrep,
  getInterviewPrep,
  downloadInterviewPrep,
  practiceAnswer,
  deletePracticed,
  uploadLinkedin,
  checkLifetimePlan,
  enhanceLinkedin,
  listEnhancements,
  getEnhancement,
  retryEnhancement,
  deleteEnhancement,
  getListing,
  searchJobs,
  listJobSources,
  listSearches,
  forgetSearch,
  jobStats,
  saveJob,
  listSavedJobs,
  updateSavedJob,
  removeSavedJob,
  exportSavedJobs,
  addOwnJob,
  hideJob,
  unhideJob,
  listHiddenJobs,
  recommendJobs,
  listMatches,
  updateMatch,
  compareJobs,
  listRankedResumes,
  saveSearch,
  listSavedSearches,
  updateSavedSearch,
  deleteSavedSearch,
  stopJobMails,
  listCompanies,
  addCompany,
  removeCompany,
} satisfies Record<keyof Copy['routeSummaries'], RouteShape>;
export type Api = typeof api;
