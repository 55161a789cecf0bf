import { readPosting } from '#domain/posting/read-posting.ts';
import type { Posting } from '#domain/posting/posting.ts';
import { parseResume } from '#domain/resume/parse-resume.ts';
import type { ParsedResume } from '#domain/resume/parsed-resume.ts';
import { documentFromText } from '#domain/document/plain-text.ts';

/** The day until which the current jobs of the tests last. */
export const today = '2025-06-01';

export const parsedText = (text: string): ParsedResume => parseResume(documentFromText(text));

/** A backend engineer's resume with an even mix of strong and weak lines. */
export const engineerResume = `Robin Example
Berlin, Germany | robin.example@mail.example | +49 30 5550123 | linkedin.com/in/robin-example

Summary
Backend engineer with seven years of experience building payment systems in Java and Kotlin.

Experience
Senior Backend Engineer
Northwind Payments, Berlin
03/2020 – Present
• Designed a settlement service in Kotlin and Spring Boot that clears 2 million payments a day
• Cut infrastructure costs by 32 % by moving 14 services to Kubernetes
• Led a team of five engineers through the migration from Oracle to PostgreSQL
• Introduced contract tests, which halved the number of incidents after releases
• Wrote the on-call handbook and trained nine colleagues to handle payment outages at night
• Replaced a nightly batch job with a stream of events, so that merchants see their balance within 3 seconds

Backend Engineer
Contoso Logistics, Hamburg
06/2017 – 02/2020
• Built REST APIs in Java for tracking 40,000 parcels a day
• Automated deployments with Jenkins and Docker
• Responsible for the monitoring of all services
• Reduced the time to load the tracking page from 4 to 1.2 seconds by caching routes
• Reviewed the code of three junior developers every week and paired with them on difficult changes

Education
Technical University of Berlin
Bachelor of Science, Computer Science
10/2013 – 04/2017

Skills
Java, Kotlin, Spring Boot, PostgreSQL, Docker, Kubernetes, Kafka, AWS, Terraform

Languages
English, German
`;

export const engineerAd = `Senior Backend Engineer (m/f/d)
Fabrikam is looking for a Senior Backend Engineer to join our payments team in Berlin.

Your tasks
- Design and build backend services in Kotlin and Spring Boot
- Run our services on Kubernetes and AWS
- Mentor other engineers and review their designs

Requirements
- 5+ years of experience in backend development with Java or Kotlin
- Strong knowledge of PostgreSQL
- Experience with Kafka and Terraform
- Bachelor's degree in computer science or a related field

Nice to have
- Experience with GraphQL

Benefits
- 30 days of vacation and a gym membership
`;

export const engineerPosting = (): Posting => readPosting(engineerAd);

/** A person without any of it. */
export const floristResume = `Kim Example
Leeds, UK | kim.example@mail.example | +44 113 555 0144

Profile
Florist with ten years of experience in wedding and event flowers.

Work Experience
Head Florist
Rose & Thorn, Leeds
04/2018 – Present
• Designed flower arrangements for more than 120 weddings a year
• Bought fresh flowers at auction and kept waste under 6 %
• Trained four apprentices, all of whom passed their exams

Florist
Green Corner, York
09/2013 – 03/2018
• Served customers in the shop and took orders by telephone
• Prepared bouquets and wreaths for funerals

Education
York College
Level 3 Diploma in Floristry
2011 – 2013

Skills
Floral design, event flowers, buying, customer service, visual merchandising
`;
